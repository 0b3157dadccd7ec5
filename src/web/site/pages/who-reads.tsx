import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { aboutReaders, aboutUs, beyondThisWall } from '#web/content/who-reads.ts';
import { pageTags } from '../sharing/page-tags.ts';
import { useSite } from '../shell/use-site.ts';
import type { Route } from './+types/who-reads';
import { LifeOfATile } from './who-reads/life-of-a-tile.tsx';
import { Slots } from './who-reads/slots.tsx';
import { Undone } from './who-reads/undone.tsx';

const LEAD =
  'You are about to trust strangers with something true. This is who they are, what they can see, and what can be undone.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTags(matches[0].loaderData?.site, {
    title: 'Who reads, and what happens',
    description: LEAD,
    path: '/who-reads',
  });

export default function WhoReads() {
  const { emails } = useSite();
  return (
    <main id="main" className="wrap trustpage">
      <div className="pagehead">
        <h1>Who reads, and what happens</h1>
        <p className="lead">{LEAD}</p>
      </div>
      <Part id="happens" title="What happens">
        <LifeOfATile />
      </Part>
      <Part id="who" title="Who we are">
        <Slots slots={aboutUs} />
        <p className="label">
          Write to <a href={`mailto:${emails.contact}`}>{emails.contact}</a>. A person answers.
        </p>
      </Part>
      <Part id="readers" title="Our readers">
        <p className="telling">
          Before anything is published, one of our readers reads it from the first word to the last.
          They hold it against the <Link to="/guidelines">same guidelines</Link> you agree to, and
          nothing else.
        </p>
        <Slots slots={aboutReaders} twoUp />
        <div className="sees">
          <div>
            <h3 className="as-h4">They see</h3>
            <ul className="tips">
              <li>Your words and their title</li>
              <li>The name you gave, or none</li>
              <li>Age, gender, city, country and belief, as far as you filled them in</li>
            </ul>
          </div>
          <div>
            <h3 className="as-h4">They never see</h3>
            <ul className="tips nots">
              <li>Your email address. It is sealed when it arrives</li>
              <li>The address of your device. We do not store it</li>
              <li>Your twelve words. We keep only a fingerprint of them</li>
            </ul>
          </div>
        </div>
        <p className="label">
          They may shorten a passage, and the page then says so. What nobody can get from us,
          because we do not keep it: the addresses of devices, the places people wrote from, a list
          of visitors.
        </p>
      </Part>
      <Part id="undone" title="What can be undone, and what cannot">
        <Undone />
      </Part>
      <Part id="gaza" title="Where letters to Gaza go">
        <p className="telling">
          Every letter we publish hangs on <Link to="/palestine/letters">the wall of letters</Link>,
          where anyone can read it. That much we promise.
        </p>
        <Slots slots={[beyondThisWall]} />
        {beyondThisWall.text === null && (
          <p className="label">
            Please write as if your letter will be read here, and nowhere else yet.
          </p>
        )}
      </Part>
      <Part id="wrong" title="If something is wrong">
        <p className="telling">
          Somebody is in danger: write to <a href={`mailto:${emails.contact}`}>{emails.contact}</a>{' '}
          and begin the subject with “Safety”. You think we decided wrongly: write to{' '}
          <a href={`mailto:${emails.appeals}`}>{emails.appeals}</a> with the reference from your
          receipt. A person reads it.
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
