import { t } from '@lingui/core/macro';
import { writePath } from '#domain/campaigns/write-path.ts';
import { LANGUAGES, type Language } from '#domain/options/languages.ts';
import { WRITING_WORDS } from '#web/content/writing-languages.ts';
import { LeaveLink } from '../../shell/quick-exit.tsx';
import { useAddressIn } from '../../shell/use-site.ts';
import type { BlockProps } from './block.tsx';

export function Hush({ block, campaign }: BlockProps<'hush'>) {
  const addressOf = useAddressIn();
  const languages = LANGUAGES.filter((l) => campaign.form?.languages.includes(l.code));
  const guideIn = (code: Language) => block.guides.find(({ language }) => language === code)?.to;
  return (
    <section className="section wrap">
      <div className="stack">
        <p className="hush">{block.text}</p>
        <div className="tongues">
          <span className="note">{t`Letters are welcome in these languages`}</span>
          {languages.map(({ code, direction }) => (
            // The form itself is in that language, so it is another build's.
            <a
              key={code}
              href={addressOf(code, guideIn(code) ?? writePath(campaign))}
              lang={code}
              dir={direction}
              className={code === 'ur' ? 'ui-ur' : undefined}
            >
              {WRITING_WORDS[code]}
            </a>
          ))}
          <LeaveLink />
        </div>
      </div>
    </section>
  );
}
