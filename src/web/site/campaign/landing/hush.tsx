import { Link } from 'react-router';
import { writePath } from '#domain/campaigns/write-path.ts';
import { LANGUAGES, type Language } from '#domain/options/languages.ts';
import { WRITING_WORDS } from '#web/content/writing-languages.ts';
import { LeaveLink } from '../../shell/quick-exit.tsx';
import type { BlockProps } from './block.tsx';

export function Hush({ block, campaign }: BlockProps<'hush'>) {
  const languages = LANGUAGES.filter((l) => campaign.form?.languages.includes(l.code));
  const guideIn = (code: Language) => block.guides.find(({ language }) => language === code)?.to;
  return (
    <section className="section wrap">
      <div className="stack">
        <p className="hush">{block.text}</p>
        <div className="tongues">
          <span className="note">Letters are welcome in these languages</span>
          {languages.map(({ code, direction }) => (
            <Link
              key={code}
              to={guideIn(code) ?? writePath(campaign, code)}
              lang={code}
              dir={direction}
              className={code === 'ur' ? 'ui-ur' : undefined}
            >
              {WRITING_WORDS[code].write}
            </Link>
          ))}
          <LeaveLink />
        </div>
      </div>
    </section>
  );
}
