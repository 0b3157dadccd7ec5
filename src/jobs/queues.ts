import type { Job } from '#services/ports.ts';

type QueueOptions = {
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  retryDelayMax: number;
  heartbeatSeconds: number;
};

/** Patient: a mail server that is away for a day must not cost a writer the news. */
const PATIENT: QueueOptions = {
  retryLimit: 100,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
  // A worker that dies is noticed after this long, and its job runs again elsewhere.
  heartbeatSeconds: 60,
};

/** An officer waits for it, and can ask again. */
const BRIEF: QueueOptions = { ...PATIENT, retryLimit: 3, retryDelay: 10 };

export const QUEUES: Record<Job['name'], QueueOptions> = {
  'prepare-story': PATIENT,
  'send-approval-mail': PATIENT,
  'send-refusal-mail': PATIENT,
  'tell-leads': PATIENT,
  'send-answer-mail': PATIENT,
  'send-question-mail': PATIENT,
  'send-removal-mail': PATIENT,
  'send-report-mail': PATIENT,
  'tell-together': PATIENT,
  'tell-of-account': PATIENT,
  'tell-lead': PATIENT,
  'tell-head': PATIENT,
  'write-ledger': BRIEF,
  'print-booklet': BRIEF,
};
