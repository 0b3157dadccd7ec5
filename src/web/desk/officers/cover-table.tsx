import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Cover } from '#domain/vetting/leave.ts';
import { dayText } from '#web/words/dates.ts';

/** Who reads which language, and from when on nobody is here who does. */
export function CoverTable({ cover, today }: { cover: Cover[]; today: CalendarDay }) {
  return (
    <section className="plotbox" aria-labelledby="cover">
      <h2 id="cover">Languages</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <div className="scroll" tabIndex={0}>
        <table className="data">
          <thead>
            <tr>
              <th scope="col">Language</th>
              <th scope="col">Texts wait</th>
              <th scope="col">Officers read it</th>
              <th scope="col">Of them here</th>
              <th scope="col">In the next four weeks</th>
            </tr>
          </thead>
          <tbody>
            {cover.map(({ language, label, waiting, readers, here, bareOn }) => (
              <tr key={language}>
                <th scope="row">{label}</th>
                <td>{waiting}</td>
                <td>{readers}</td>
                <td>{here}</td>
                <td>{bareWords(bareOn, today)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function bareWords(bareOn: CalendarDay | null, today: CalendarDay): string {
  if (bareOn === null) return 'Somebody is here every day';
  return bareOn === today ? 'Nobody is here now' : `Nobody from ${dayText(bareOn, today)}`;
}
