import { isChild } from '#domain/options/ages.ts';
import { screenText } from '#domain/screening/checks.ts';
import { isContact, type ScreeningContext, type Signal } from '#domain/screening/signal.ts';
import type { PublicFace } from '#domain/story/public-face.ts';
import type { RedactionStep } from '#domain/story/redaction.ts';

/** Where readers would meet it. */
export const MARKED_FIELDS = ['title', 'name', 'city', 'link', 'social', 'text'] as const;
export type MarkedField = (typeof MARKED_FIELDS)[number];

/** Something that was seen in one line of what readers would get, at one place. */
export type Mark = Signal & { field: MarkedField; id: string };

/** What goes out, as it stands now. */
export type PublicWords = {
  title: string;
  body: string;
  face: PublicFace;
  /** Every step of officers about the face so far. */
  steps: readonly RedactionStep[];
};

/** In a line of a few words nothing else can be told. */
const isOfLines = (signal: Signal) => isContact(signal) || signal.kind === 'school';

/** In the order in which they are read. */
export function marksOf(
  { title, body, face, steps }: PublicWords,
  context: ScreeningContext,
): Mark[] {
  const lines: Record<MarkedField, Signal[]> = {
    title: screenText(title, context).filter(isOfLines),
    name: inLine(face.name, context),
    city: inLine(face.city, context),
    // It is a link and a handle, and that is allowed; a number or a school in it is not.
    link: inLine(inWords(face.link), context),
    social: inLine(inWords(face.social?.handle ?? null), context),
    text: screenText(body, context),
  };
  return MARKED_FIELDS.flatMap((field) =>
    lines[field].map((signal) => ({ ...signal, field, id: markId(field, signal, steps) })),
  );
}

function inLine(line: string | null, context: ScreeningContext): Signal[] {
  return line === null ? [] : screenText(line, context).filter(isOfLines);
}

/** What the guidelines forbid in one line of the label as it would stand. */
export function rulesBrokenIn(
  field: RedactionStep['field'],
  words: Pick<PublicWords, 'face' | 'steps'>,
  context: ScreeningContext,
): Mark[] {
  return marksOf({ title: '', body: '', ...words }, context).filter(
    (mark) => mark.field === field && mustBeSettled(mark),
  );
}

/** The words that an address is made of, at their places. */
const inWords = (line: string | null) => line?.replaceAll(/[^\p{L}\p{N}@]/gu, ' ') ?? null;

/** By place and not by words: the log keeps it for longer than the words are kept. */
function markId(field: MarkedField, { start, end, kind }: Signal, steps: readonly RedactionStep[]) {
  return `${lineId(field, steps)} ${start}-${end} ${kind}`;
}

/** A line that was replaced is another line: what was said of the old one counts no more. */
function lineId(field: MarkedField, steps: readonly RedactionStep[]): string {
  const times = steps.filter((step) => step.field === field).length;
  return times === 0 ? field : `${field}#${times}`;
}

/** What the guidelines forbid is settled before anybody reads it; a hint is the officer's to weigh. */
export const mustBeSettled = (mark: Mark) => mark.severity === 'rule';

/** What is known of one officer and one revision when it is to be published. */
export type Gate = {
  /** The words were handed out to this officer. */
  opened: boolean;
  /** Marks that nobody has cut, replaced or kept with a word why. */
  unsettled: Mark[];
  /** A child's name that nobody has confirmed to be no more than a first name; as the log names it. */
  nameToConfirm: string | null;
  /** It has words that neither the writer wrote nor said yes to; what is only taken out is shown as that. */
  wordsUnasked: boolean;
  /** Neither the writer nor an officer has said that an adult knows. */
  permissionMissing: boolean;
  /** A newcomer: a lead says when it is time. */
  inTraining: boolean;
};

type Told = {
  kind: string;
  officer: string | null;
  revisionNo: number | null;
  subject: string | null;
};

type Asked = {
  officer: string;
  revisionNo: number;
  marks: readonly Mark[];
  words: Pick<PublicWords, 'face' | 'steps'>;
  writer: { age: number | null; adult: boolean; guardian: boolean };
  wordsUnasked: boolean;
  inTraining: boolean;
};

/** From the log: who opened these words, which of their marks were kept, and what was confirmed of a child. */
export function gateOf(events: readonly Told[], asked: Asked): Gate {
  const { officer, revisionNo, marks, words, writer } = asked;
  const ofThese = events.filter((event) => event.revisionNo === revisionNo);
  const kept = new Set(
    ofThese.flatMap(({ kind, subject }) => (kind === 'keep-mark' ? [subject] : [])),
  );
  const child = isChild(writer);
  const name = lineId('name', words.steps);
  const confirmed = events.some(({ kind, subject }) => kind === 'confirm-name' && subject === name);
  const permitted = writer.guardian || events.some(({ kind }) => kind === 'state-permission');
  return {
    opened: ofThese.some((event) => event.kind === 'open' && event.officer === officer),
    unsettled: marks.filter((mark) => mustBeSettled(mark) && !kept.has(mark.id)),
    nameToConfirm: child && words.face.name !== null && !confirmed ? name : null,
    wordsUnasked: asked.wordsUnasked,
    permissionMissing: child && !permitted,
    inTraining: asked.inTraining,
  };
}

/**
 * Whether an officer has confirmed these very words to be a child's first name, as they stand or as they stood
 * before they were left out.
 */
export function wasConfirmed(
  name: string,
  told: string | null,
  { events, steps }: { events: readonly Told[]; steps: readonly RedactionStep[] },
): boolean {
  const renamed = steps.filter(({ field }) => field === 'name');
  const stood = [told, ...renamed.map(({ action, value }) => (action === 'show' ? told : value))];
  return events.some(({ kind, subject }) => {
    const [, times = '0'] = subject?.split('#') ?? [];
    return kind === 'confirm-name' && stood[Number(times)] === name;
  });
}

export const isGateOpen = (gate: Gate) =>
  gate.opened &&
  gate.unsettled.length === 0 &&
  gate.nameToConfirm === null &&
  !gate.wordsUnasked &&
  !gate.permissionMissing &&
  !gate.inTraining;
