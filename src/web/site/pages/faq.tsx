import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Question } from '#web/content/content-types.ts';
import { questionGroups } from '#web/content/faq.ts';
import { Icon } from '#web/ui/icon.tsx';
import { InlineText } from '#web/ui/inline-text.tsx';
import { pageTags } from '../sharing/page-tags.ts';
import { fillIn } from '../shell/fill-in.ts';
import { useSite } from '../shell/use-site.ts';
import type { Route } from './+types/faq';
import { WhoReadsPanel } from './who-reads/who-reads-panel.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTags(matches[0].loaderData?.site, {
    title: t`Questions and answers`,
    description: t`Short answers first. Every answer has its own link.`,
    path: '/faq',
  });

export default function Faq() {
  const site = useSite();
  const { hash } = useLocation();
  const linked = hash.slice(1);

  // A deep link opens its answer; without a script the browser still jumps to the question.
  useEffect(() => {
    const answer = linked ? document.getElementById(linked) : null;
    if (answer instanceof HTMLDetailsElement) {
      answer.open = true;
      answer.scrollIntoView();
    }
  }, [linked]);

  return (
    <main id="main" className="wrap">
      <div className="pagehead">
        <h1>{t`Questions and answers`}</h1>
        <p className="lead">
          <Trans>
            Short answers first. Every answer has its own link, so you can send it to someone.
          </Trans>
        </p>
      </div>
      <WhoReadsPanel />
      {questionGroups.map(({ heading, questions }, i) => (
        <section key={heading} className="faqgroup" aria-labelledby={`group-${i}`}>
          <h2 id={`group-${i}`}>{heading}</h2>
          <div className="faq">
            {questions.map((question) => (
              <Answer key={question.id} question={question} linked={question.id === linked} />
            ))}
          </div>
        </section>
      ))}
      <section className="section-top end">
        <div className="stack">
          <h2 className="as-h3">{t`Still wondering?`}</h2>
          <p className="hush">{t`A person reads every message.`}</p>
          <a className="btn ghost" href={`mailto:${site.emails.contact}`}>
            <Icon name="mail" />
            {t`Ask us`}
          </a>
        </div>
      </section>
    </main>
  );
}

function Answer({ question, linked }: { question: Question; linked: boolean }) {
  const site = useSite();
  return (
    <details id={question.id} className={linked ? 'here' : undefined}>
      <summary>
        {question.question}
        <Icon name="chev" />
      </summary>
      <div>
        {question.answer.map((paragraph) => (
          <p key={paragraph}>
            <InlineText text={fillIn(paragraph, site)} />
          </p>
        ))}
        <a className="go" href={`#${question.id}`}>
          <Icon name="link" />
          <span>{t`Link to this answer`}</span>
        </a>
      </div>
    </details>
  );
}
