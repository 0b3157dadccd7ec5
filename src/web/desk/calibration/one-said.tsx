import type { Said } from '#domain/vetting/calibration.ts';

type OneProps = { name: string; said: Said; titles: ReadonlyMap<string, string> };

export function OneSaid({ name, said, titles }: OneProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{said.verdict === 'publish' ? 'Publish it' : 'Decline it'}</b>
        {said.clauses.length > 0 && (
          <span>{said.clauses.map((code) => titles.get(code) ?? code).join(' · ')}</span>
        )}
      </dd>
    </div>
  );
}
