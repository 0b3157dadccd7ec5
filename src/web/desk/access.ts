/** Who may call each address. One that is missing here lets nobody in, and no process start. */
export type Access = 'open' | 'officer' | 'lead';

export const ACCESS: Record<string, Access> = {
  '/sign-in': 'open',
  '/enrol': 'open',
  '/': 'officer',
  '/queue': 'officer',
  '/live': 'officer',
  '/next': 'officer',
  '/story/:id': 'officer',
  '/story/:id/lease': 'officer',
  '/story/:id/history': 'officer',
  '/statistics': 'officer',
  '/search': 'officer',
  '/booklets': 'officer',
  '/booklets/:id/file.pdf': 'officer',
  '/clauses': 'lead',
  '/clauses/new': 'lead',
  '/clauses/:code': 'lead',
  '/calendar': 'lead',
  '/officers': 'lead',
  '/officers/invite': 'lead',
  '/officers/:id': 'lead',
  '/policies': 'lead',
  '/log': 'lead',
  '/export.csv': 'lead',
  '/me': 'officer',
  '/sign-out': 'officer',
  '/*': 'officer',
};

/** Every address of the desk has to say who may call it. */
export function undeclaredRoutes(patterns: Iterable<string>): string[] {
  return [...patterns].filter((pattern) => ACCESS[pattern] === undefined);
}
