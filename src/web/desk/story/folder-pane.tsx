import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { folderOf, happenedText, isSaid } from '#domain/vetting/folder.ts';
import { findReply, REPLY_NAMES } from '#domain/vetting/question.ts';
import { findVerdict, VERDICT_NAMES } from '#domain/vetting/second-reader.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { dayText } from '#web/words/dates.ts';
import { AboutMark } from './about-mark.tsx';
import { FOLDER, useKeptForm } from './leave-changes.tsx';
import { Note } from './note-field.tsx';
import { SecondReaderQuestion } from './second-reader-question.tsx';

type Props = { desk: DeskStory; hidden: ReactNode; timeZone: string };
type Told = DeskStory['events'][number];

/** Everything officers say about a text, beside it. */
export function FolderPane({ desk, hidden, timeZone }: Props) {
  const { named, actions, events } = desk;
  return (
    <div className="folder">
      {actions.includes('answer-second-reader') && (
        <SecondReaderQuestion {...{ desk, hidden, timeZone }} />
      )}
      {named && actions.includes('see-note') && (
        <Form method="post" className="named">
          {hidden}
          <p>Somebody asks you to look into this folder.</p>
          <button type="submit" name="intent" value="see-note" className="btn small ghost">
            I have read it
          </button>
        </Form>
      )}
      {actions.includes('note') && <NoteForm key={events.length} {...{ desk, hidden }} />}
      <ol className="said" aria-label="The folder, newest first">
        {folderOf(events).map((entry) =>
          entry.kind === 'said' ? (
            <Said key={entry.event.no} {...{ desk, timeZone }} event={entry.event} />
          ) : (
            <li key={entry.event.no} className="happened">
              {whoOf(entry.event)} {entry.what}
              {entry.event.kind === 'reply' && replyText(entry.event)}{' '}
              <DateTime at={entry.event.at} timeZone={timeZone} withTime />
            </li>
          ),
        )}
      </ol>
    </div>
  );
}

function NoteForm({ desk, hidden }: Omit<Props, 'timeZone'>) {
  const form = useKeptForm(FOLDER);
  const { colleagues, today } = desk;
  return (
    <Form method="post" className="stack folder-note" ref={form}>
      {hidden}
      <Note name="folder-note" label="A note. @ names an officer" first={false} />
      {colleagues.length > 0 && (
        <p className="note">
          {colleagues
            .map(({ name, awayUntil }) =>
              awayUntil ? `@${name} (away until ${dayText(awayUntil, today)})` : `@${name}`,
            )
            .join(', ')}
        </p>
      )}
      <button type="submit" name="intent" value="note" className="btn small">
        Keep
      </button>
    </Form>
  );
}

/** The newest words, for whoever looks at the gate. */
export function LastNote({ desk }: { desk: DeskStory }) {
  const last = desk.events.findLast(isSaid);
  if (!last) return null;
  return (
    <p className="note last-note" dir="auto">
      <b>{whoOf(last)}:</b> {last.internalNote}
    </p>
  );
}

export const countSaid = ({ events }: DeskStory) => events.filter(isSaid).length;

function Said({ desk, event, timeZone }: Omit<Props, 'hidden'> & { event: Told }) {
  const verdict = event.kind === 'answer-second-reader' ? findVerdict(event.subject) : undefined;
  const what = happenedText(event.kind);
  return (
    <li>
      <p className="said-by">
        <b>{whoOf(event)}</b> {what && <span>{what}</span>}
        {event.kind === 'reply' && replyText(event)}{' '}
        <DateTime at={event.at} timeZone={timeZone} withTime />
      </p>
      {event.kind === 'ask-second-reader' && <AboutMark desk={desk} mark={event.subject} />}
      {verdict && (
        <p>
          <b>{VERDICT_NAMES[verdict]}.</b>
        </p>
      )}
      <p className="said-words" dir="auto">
        {event.internalNote}
      </p>
    </li>
  );
}

function replyText({ subject }: Told): string {
  const reply = findReply(subject);
  return reply ? `: ${REPLY_NAMES[reply].toLowerCase()}` : '';
}

function whoOf({ officerName, byItself }: Told): string {
  return officerName ?? (byItself ? 'The desk itself' : 'The writer');
}
