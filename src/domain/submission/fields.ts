import type { Problem } from './problems.ts';

/** The fields of every form, in the order a person meets them. */
export const FIELDS = [
  'title',
  'story',
  'category',
  'recipient',
  'name',
  'age',
  'adult',
  'guardian',
  'gender',
  'country',
  'city',
  'belief',
  'email',
  'quietMail',
  'link',
  'social',
  'handle',
  'terms',
] as const;

export type Field = (typeof FIELDS)[number];

/** What a form or a client sent, before anything is known about it. */
export type SubmissionInput = Partial<Record<Field, unknown>>;

export type FieldProblem = { field: Field } & Problem;
