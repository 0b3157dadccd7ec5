import { Link } from 'react-router';
import { writePath } from '#domain/campaigns/write-path.ts';
import { LANGUAGES, type Language } from '#domain/options/languages.ts';
import { LeaveLink } from '../../shell/quick-exit.tsx';
import type { BlockProps } from './block.tsx';

/** Each language by its own name. */
const OWN_NAMES = { en: 'English', fr: 'Français', ur: 'اردو' } as const;

export function Hush({ block, campaign }: BlockProps<'hush'>) {
  const languages = LANGUAGES.filter((l) => campaign.form?.languages.includes(l.code));
  const guideIn = (code: Language) => block.guides.find(({ language }) => language === code)?.to;
  return (
    <section className="section wrap">
      <div className="stack">
        <p className="hush">{block.text}</p>
        <div className="tongues">
          <span className="note">Letters are welcome in</span>
          {languages.map(({ code, direction }) => (
            <Link
              key={code}
              to={guideIn(code) ?? writePath(campaign)}
              lang={code}
              dir={direction}
              className={code === 'ur' ? 'ui-ur' : undefined}
            >
              {OWN_NAMES[code]}
            </Link>
          ))}
          <LeaveLink />
        </div>
      </div>
    </section>
  );
}
