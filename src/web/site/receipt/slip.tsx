import { CopyButton } from '#web/ui/copy-button.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';
import { useSite } from '../shell/use-site.ts';

/** The twelve words, to be copied, printed or written down. */
export function Slip({ words }: { words: string[] }) {
  const site = useSite();
  return (
    <section className="slip" aria-labelledby="slip">
      <header>
        <h2 className="as-h4" id="slip">
          Twelve words, in this order
        </h2>
        <span className="note">We cannot find them again for you</span>
      </header>
      <ol className="words12">
        {words.map((word, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, its place only once
          <li key={i}>{word}</li>
        ))}
      </ol>
      <p className="note">Use them at {site.origin.replace(/^https?:\/\//, '')}/receipt</p>
      <div className="tools noprint needs-script">
        <CopyButton text={words.join(' ')} label="Copy the words" />
        <PrintButton label="Print this slip" />
      </div>
    </section>
  );
}
