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
      <div className="scroll">
        <table className="data">
          <thead>
            <tr>
              <th scope="col">Country</th>
              <th scope="col">Line</th>
              <th scope="col">Number or address</th>
              <th scope="col">About</th>
              <th scope="col">Tried</th>
              <th scope="col">
                <span className="vh">Change</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <td>{line.country ?? 'Anywhere'}</td>
                <td dir="auto">{line.name}</td>
                <td>{line.number}</td>
                <td dir="auto">{line.about}</td>
                <td>{line.checkedOn ?? 'Not yet'}</td>
                <td>
                  <Form method="post" className="row" preventScrollReset>
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
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
