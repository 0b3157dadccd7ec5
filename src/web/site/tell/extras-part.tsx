import { useState } from 'react';
import { SOCIAL_SERVICES } from '#domain/options/social-services.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { PartProps } from './part-props.ts';

const SERVICE_OPTIONS = SOCIAL_SERVICES.map(({ code, label }) => ({ value: code, label }));

export function ExtrasPart({ values, problems, set }: PartProps) {
  const inUse = [values.link, values.social, values.handle].some(Boolean);
  const wrong = problems.link ?? problems.social ?? problems.handle;
  const [open, setOpen] = useState(inUse);
  // Opened for what is in it; only the person closes it.
  if ((inUse || wrong !== undefined) && !open) setOpen(true);
  return (
    <section className="step">
      <header>
        <h2>If you would like</h2>
      </header>
      <Field
        name="email"
        label="Email"
        optional
        hint={
          <>
            Only so we can tell you when it is decided, with the link. Never shown, never shared.{' '}
            <EmailHelp />
          </>
        }
        problem={problems.email}
      >
        {(control) => (
          <input
            className="in mid"
            type="email"
            autoComplete="email"
            value={values.email}
            onChange={(event) => set('email', event.target.value)}
            {...control}
          />
        )}
      </Field>
      <details className="more" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Add a link or a social handle</summary>
        <div className="stack l wide">
          <Field
            name="link"
            label="Link"
            optional
            hint="Shown beside your story, for anyone to follow."
            problem={problems.link}
          >
            {(control) => (
              <input
                className="in"
                type="url"
                inputMode="url"
                autoComplete="url"
                value={values.link}
                onChange={(event) => set('link', event.target.value)}
                {...control}
              />
            )}
          </Field>
          <div className="two">
            <Field name="social" label="Social service" optional problem={problems.social}>
              {(control) => (
                <Select
                  {...control}
                  empty="Choose a service"
                  value={values.social}
                  onChange={(value) => set('social', value)}
                  options={SERVICE_OPTIONS}
                />
              )}
            </Field>
            <Field
              name="handle"
              label="Handle"
              optional
              hint="Starts with @"
              problem={problems.handle}
            >
              {(control) => (
                <input
                  className="in"
                  autoComplete="off"
                  autoCapitalize="none"
                  value={values.handle}
                  onChange={(event) => set('handle', event.target.value)}
                  {...control}
                />
              )}
            </Field>
          </div>
        </div>
      </details>
    </section>
  );
}

/** The browser's own popover: it opens without a script and closes with Escape. */
function EmailHelp() {
  return (
    <>
      <button type="button" className="as-link" popoverTarget="email-help">
        How we keep it
      </button>
      <span id="email-help" popover="auto" className="popover">
        Your address is locked with a key that only our mail program has. The site cannot read it
        back, and it is used to tell you what was decided about your words. Leave it empty and
        nothing is lost: your link and your receipt work all the same.
      </span>
    </>
  );
}
