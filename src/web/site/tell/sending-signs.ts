import { type SendingSigns, TRAP_FIELD } from '#domain/submission/sending-marks.ts';
import { formText } from './form-values.ts';

/** Measured here: pages come out of caches and know no time. */
let firstKeyAt: number | null = null;
let trap = '';

export function noteKey(): void {
  firstKeyAt ??= Date.now();
}

export function noteTrap(form: HTMLFormElement): void {
  trap = formText(new FormData(form), TRAP_FIELD);
}

export function readSigns(): SendingSigns {
  const writingSeconds = firstKeyAt === null ? null : Math.round((Date.now() - firstKeyAt) / 1_000);
  return { trap, writingSeconds };
}

/** The next story is another one. */
export function dropSigns(): void {
  firstKeyAt = null;
  trap = '';
}
