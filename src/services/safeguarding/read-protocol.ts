import { listHelpLines, listLineChecks } from '#db/content/help-lines.ts';
import { listProtocols } from '#db/desk/protocols.ts';
import type { StoryEvent } from '#db/events.ts';
import type { StoryRecord } from '#db/stories.ts';
import { type AnswerLine, helpLinesFor } from '#domain/safeguarding/help-lines.ts';
import { denialOf, protocolOf, type StepDone } from '#domain/safeguarding/protocol.ts';
import type { Protocol } from '#domain/safeguarding/protocols.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

type Told = StoryEvent & { officerName: string | null };

export type ReadProtocol = {
  since: Date;
  /** Who raised it and why; without an officer the signals did. */
  raised: Told | null;
  steps: (StepDone<Told> & { asks: string })[];
  denial: Told | null;
  /** The newest first; the writer may have read it. */
  answers: Told[];
  readAt: Date | null;
  /** Prepared words, where such a writer gets an answer. */
  words: Protocol['words'];
  helpLines: AnswerLine[];
};

/** Where a text in danger stands, for the pane beside it. Null while it is in none. */
export async function readProtocol(
  context: DeskContext,
  { story, events }: { story: StoryRecord; events: readonly Told[] },
): Promise<ReadProtocol | null> {
  const { dangers, dangerSince: since } = story;
  if (since === null) return null;
  const [protocols, lines, checks] = await Promise.all([
    listProtocols(context.db),
    listHelpLines(context.db),
    listLineChecks(context.db),
  ]);
  // Where it is several, the first that gets an answer leads.
  const named = dangers.flatMap((one) => protocols.filter(({ danger }) => danger === one));
  const leading = named.find(({ words }) => Object.keys(words).length > 0) ?? named[0];
  return {
    since,
    raised: events.findLast(({ kind }) => kind === 'raise-danger') ?? null,
    steps: protocolOf(events, { dangers, since }).map((step) => ({
      ...step,
      asks: leading?.steps[step.step] ?? '',
    })),
    denial: denialOf(events, since) ?? null,
    answers: events.filter(({ kind }) => kind === 'answer-writer').reverse(),
    readAt: events.findLast(({ kind }) => kind === 'read-answer')?.at ?? null,
    words: leading?.words ?? {},
    helpLines: helpLinesFor(lines, story.country, checks),
  };
}
