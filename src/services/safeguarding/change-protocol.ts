import {
  deleteHelpLine as deleteLine,
  insertHelpLine,
  listHelpLines,
  listProtocols,
  markHelpLineChecked,
  updateProtocol,
} from '#db/desk/protocols.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import {
  checkHelpLine,
  type HelpLine,
  type HelpLineDraft,
} from '#domain/safeguarding/help-lines.ts';
import { checkProtocol, protocolChanges } from '#domain/safeguarding/protocol-draft.ts';
import type { Protocol } from '#domain/safeguarding/protocols.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forFreshLeads, forLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

export type ProtocolOutcome = { kind: 'kept' } | { kind: 'invalid'; problem: string };

export const readProtocols = forLeads(async ({ db }: DeskContext, _: { by: ActingOfficer }) => ({
  protocols: await listProtocols(db),
  helpLines: await listHelpLines(db),
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

export const addHelpLine = forFreshLeads(
  async (
    context: DeskContext,
    request: { by: ActingOfficer; line: HelpLineDraft },
  ): Promise<ProtocolOutcome> => {
    const checked = checkHelpLine(request.line);
    if ('problem' in checked) return { kind: 'invalid', problem: checked.problem };
    return context.db.transaction().execute(async (db) => {
      await insertHelpLine(db, checked.line);
      await noteLine(context, db, { kind: 'keep-help-line', by: request.by, line: checked.line });
      return { kind: 'kept' };
    });
  },
);

/** Somebody has called it today, and it answered. */
export const confirmHelpLine = forFreshLeads(
  (context: DeskContext, request: { by: ActingOfficer; id: number }): Promise<ProtocolOutcome> =>
    withLine(context, request, async (db, line) => {
      const today = dayIn(context.clock(), context.timeZone);
      await markHelpLineChecked(db, line.id, today);
      await noteLine(context, db, { kind: 'keep-help-line', by: request.by, line, note: today });
    }),
);

export const deleteHelpLine = forFreshLeads(
  (context: DeskContext, request: { by: ActingOfficer; id: number }): Promise<ProtocolOutcome> =>
    withLine(context, request, async (db, line) => {
      await deleteLine(db, line.id);
      await noteLine(context, db, { kind: 'delete-help-line', by: request.by, line });
    }),
);

type Db = DeskContext['db'];

function withLine(
  context: DeskContext,
  { id }: { id: number },
  work: (db: Db, line: HelpLine) => Promise<void>,
): Promise<ProtocolOutcome> {
  return context.db.transaction().execute(async (db) => {
    const line = (await listHelpLines(db)).find((one) => one.id === id);
    if (line) await work(db, line);
    return { kind: 'kept' };
  });
}

async function noteLine(
  { clock }: DeskContext,
  db: Db,
  event: {
    kind: 'keep-help-line' | 'delete-help-line';
    by: ActingOfficer;
    line: HelpLineDraft;
    note?: string;
  },
): Promise<void> {
  const { country, name, number } = event.line;
  await insertDeskEvent(db, {
    kind: event.kind,
    officer: event.by.id,
    subject: `${country ?? 'everywhere'}: ${name}, ${number}`,
    ...(event.note && { note: `Tried on ${event.note}.` }),
    at: clock(),
  });
}
