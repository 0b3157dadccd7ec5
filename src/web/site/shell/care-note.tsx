import { helpLines } from '#web/content/help-lines.ts';

/** For anyone to whom writing or reading was heavy. */
export function CareNote() {
  return (
    <div className="care">
      <h2 className="as-h4">If this is heavy</h2>
      <p>
        That is common, and it passes. Drink some water. Sit with someone. If you would like to talk
        to a person, these lines are free.
      </p>
      <details className="more">
        <summary>Free lines by country</summary>
        <div>
          <ul className="tips">
            {helpLines.map((line) => (
              <li key={`${line.country} ${line.name}`}>
                <span>
                  <b>{line.country}:</b>{' '}
                  <a href={line.url} rel="noopener noreferrer">
                    {line.name}
                  </a>
                  , {line.contact}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </div>
  );
}
