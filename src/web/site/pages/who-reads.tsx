import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { wordsIn } from '#domain/content/content.ts';
import { aboutReaders, aboutUs, beyondThisWall, type Place } from '#web/content/who-reads.ts';
import { servicesContext } from '#web/services-context.ts';
import { LOCALE } from '#web/words/locale.ts';
import { pageTags } from '../sharing/page-tags.ts';
import { useSite } from '../shell/use-site.ts';
import type { Route } from './+types/who-reads';
import { LifeOfATile } from './who-reads/life-of-a-tile.tsx';
import { type Slot, Slots } from './who-reads/slots.tsx';
import { Undone } from './who-reads/undone.tsx';

const LEAD = t`You are about to trust strangers with something true. This is who they are, what they can see, and what can be undone.`;

export function loader({ context }: Route.LoaderArgs) {
  const said = context.get(servicesContext).content().of('organisation');
  const filled = ({ place, label }: Place): Slot => {
    const words = said[place];
    return { label, text: words && wordsIn(words, LOCALE) };
  };
  return {
    us: aboutUs.map(filled),
    readers: aboutReaders.map(filled),
    beyond: filled(beyondThisWall),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTags(matches[0].loaderData?.site, {
    title: t`Who reads, and what happens`,
    description: LEAD,
    path: '/who-reads',
  });

export default function WhoReads({ loaderData }: Route.ComponentProps) {
  const { us, readers, beyond } = loaderData;
  const { contact, appeals } = useSite().emails;
  return (
    <main id="main" className="wrap trustpage">
      <div className="pagehead">
        <h1>{t`Who reads, and what happens`}</h1>
        <p className="lead">{LEAD}</p>
      </div>
      <Part id="happens" title={t`What happens`}>
        <LifeOfATile />
      </Part>
      <Part id="who" title={t`Who we are`}>
        <Slots slots={us} />
        <p className="telling">
          <Trans>
            Write to <a href={`mailto:${contact}`}>{contact}</a>. A person answers.
          </Trans>
        </p>
      </Part>
      <Part id="readers" title={t`Our readers`}>
        <p className="telling">
          <Trans>
            Before anything is published, one of our readers reads it from the first word to the
            last. They hold it against the <Link to="/guidelines">same guidelines</Link> you agree
            to, and nothing else.
          </Trans>
        </p>
        <Slots slots={readers} twoUp />
        <div className="sees">
          <div>
            <h3 className="as-h4">{t`They see`}</h3>
            <ul className="tips">
              <li>{t`Your words and their title`}</li>
              <li>{t`The name you gave, or none`}</li>
              <li>{t`Age, gender, city, country and belief, as far as you filled them in`}</li>
            </ul>
          </div>
          <div>
            <h3 className="as-h4">{t`They never see`}</h3>
            <ul className="tips nots">
              <li>{t`Your email address. It is sealed when it arrives`}</li>
              <li>{t`The address of your device. We do not store it`}</li>
              <li>{t`Your twelve words. We keep only a fingerprint of them`}</li>
            </ul>
          </div>
        </div>
        <p className="label">
          <Trans>
            They may shorten a passage, and the page then says so. What nobody can get from us,
            because we do not keep it: the addresses of devices, the places people wrote from, a
            list of visitors.
          </Trans>
        </p>
        <p className="telling">
          <Trans>
            How many texts came, hang here, were declined or taken down, and why, stands in{' '}
            <Link to="/ledger">the ledger of care</Link>.
          </Trans>
        </p>
      </Part>
      <Part id="undone" title={t`What can be undone, and what cannot`}>
        <Undone />
      </Part>
      <Part id="gaza" title={t`Where letters to Gaza go`}>
        <p className="telling">
          <Trans>
            Every letter we publish hangs on{' '}
            <Link to="/palestine/letters">the wall of letters</Link>, where anyone can read it. That
            much we promise.
          </Trans>
        </p>
        <Slots slots={[beyond]} />
        {beyond.text === null && (
          <p className="telling">
            {t`We do not promise that it reaches a child in Gaza. Please write as if it will be read here, and nowhere else yet.`}
          </p>
        )}
      </Part>
      <Part id="wrong" title={t`If something is wrong`}>
        <p className="telling">
          <Trans>
            Somebody is in danger: write to <a href={`mailto:${contact}`}>{contact}</a> and begin
            the subject with “Safety”. You think we decided wrongly about your text:{' '}
            <Link to="/receipt">ask on your receipt</Link> that another of us looks again. No
            receipt: write to <a href={`mailto:${appeals}`}>{appeals}</a>. A person reads it.
          </Trans>
        </p>
      </Part>
    </main>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="faqgroup" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="stack l">{children}</div>
    </section>
  );
}
