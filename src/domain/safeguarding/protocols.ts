import type { AnswerLanguage } from './answer-languages.ts';
import type { Danger } from './dangers.ts';
import type { ProtocolStep } from './protocol.ts';

/** What leads may change: what each step asks for, and the words prepared for writers. */
export type Protocol = {
  danger: Danger;
  steps: Record<ProtocolStep, string>;
  /** Empty where such a writer gets no answer. */
  words: Partial<Record<AnswerLanguage, string>>;
};
