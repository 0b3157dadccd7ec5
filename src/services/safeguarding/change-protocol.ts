import { listProtocols, updateProtocol } from '#db/desk/protocols.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import { checkProtocol, protocolChanges } from '#domain/safeguarding/protocol-draft.ts';
import type { Protocol } from '#domain/safeguarding/protocols.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forFreshLeads, forLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

export type ProtocolOutcome = { kind: 'kept' } | { kind: 'invalid'; problem: string };

export const readProtocols = forLeads(async ({ db }: DeskContext, _: { by: ActingOfficer }) => ({
  protocols: await listProtocols(db),
}));

/** Words that somebody in danger will read: the passkey is shown once more. */
export const editProtocol = forFreshLeads(
  async (
    context: DeskContext,
    request: { by: ActingOfficer; protocol: Protocol },
  ): Promise<ProtocolOutcome> => {
    const checked = checkProtocol(request.protocol);
    if ('problem' in checked) return { kind: 'invalid', problem: checked.problem };
    return context.db.transaction().execute(async (db) => {
      const { danger } = checked.protocol;
      const before = (await listProtocols(db)).find((one) => one.danger === danger);
      const changes = before ? protocolChanges(before, checked.protocol) : [];
      if (changes.length === 0) return { kind: 'kept' };
      await updateProtocol(db, checked.protocol);
      await insertDeskEvent(db, {
        kind: 'edit-protocol',
        officer: request.by.id,
        subject: danger,
        note: `Changed: ${changes.join(', ')}.`,
        at: context.clock(),
      });
      return { kind: 'kept' };
    });
  },
);
