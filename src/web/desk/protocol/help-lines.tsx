import { Form } from 'react-router';
import { COUNTRIES } from '#domain/options/countries.ts';
import type { HelpLine } from '#domain/safeguarding/help-lines.ts';

/** Numbers by country, each with the day on which somebody last tried it. */
export function HelpLines({ lines }: { lines: HelpLine[] }) {
  return (
    <section aria-labelledby="help-lines" className="plotbox">
      <h2 id="help-lines" className="as-h3">
        Help lines
      </h2>
      <p className="note">
        The writer is shown those of the country that was told, then those that help anywhere. Call
        each before you press “Tried today”.
      </p>
      <ul className="rows">
        {lines.map((line) => (
          <li key={line.id}>
            <Form method="post" className="row line-row" preventScrollReset>
              <span dir="auto">
                <b>{line.country ?? 'Anywhere'}</b>: {line.name}, <b dir="ltr">{line.number}</b>{' '}
                <span className="note">
                  {[line.about, line.checkedOn ? `Tried ${line.checkedOn}` : 'Not tried yet']
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <input type="hidden" name="id" value={line.id} />
              <button
                type="submit"
                className="btn small ghost"
                name="intent"
                value="tried"
                aria-label={`Tried today: ${line.name}, ${line.number}`}
              >
                Tried today
              </button>
              <button
                type="submit"
                className="btn small ghost"
                name="intent"
                value="delete-line"
                aria-label={`Take out: ${line.name}, ${line.number}`}
              >
                Take out
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <Form method="post" className="stack wide" key={lines.length} aria-label="Add a help line">
        <label className="stack">
          <span>Country (empty: anywhere)</span>
          <input type="text" name="country" list="countries" maxLength={80} />
          <datalist id="countries">
            {COUNTRIES.map((country) => (
              <option key={country} value={country} />
            ))}
          </datalist>
        </label>
        <label className="stack">
          <span>Name</span>
          <input type="text" name="name" required maxLength={80} dir="auto" />
        </label>
        <label className="stack">
          <span>Number or address</span>
          <input type="text" name="number" required maxLength={80} dir="ltr" />
        </label>
        <label className="stack">
          <span>About</span>
          <input type="text" name="about" maxLength={200} dir="auto" />
        </label>
        <button type="submit" name="intent" value="add-line" className="btn small">
          Add
        </button>
      </Form>
    </section>
  );
}
