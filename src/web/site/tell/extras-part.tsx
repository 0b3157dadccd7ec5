import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { SOCIAL_SERVICES } from '#domain/options/social-services.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { isChildSoFar } from './form-values.ts';
import type { PartProps } from './part-props.ts';
import { QuietMailBox } from './quiet-mail-box.tsx';
import { TextField } from './text-field.tsx';

const SERVICE_OPTIONS = SOCIAL_SERVICES.map(({ code, label }) => ({ value: code, label }));

export function ExtrasPart(props: PartProps) {
  const { values, problems, set } = props;
  const inUse = [values.link, values.social, values.handle].some(Boolean);
  const wrong = problems.link ?? problems.social ?? problems.handle;
  const [open, setOpen] = useState(inUse);
  // Opened for what is in it; only the person closes it.
  if ((inUse || wrong !== undefined) && !open) setOpen(true);
  return (
    <section className="step">
      <header>
        <h2>
          <Trans>If you would like</Trans>
        </h2>
      </header>
      <div>
        <TextField
          name="email"
          label={t`Email`}
          form={props}
          optional
          hint={
            <>
              <Trans>
                Only so we can tell you when it is decided, with the link. Never shown, never
                shared.
              </Trans>{' '}
              <EmailHelp />
            </>
          }
          className="in mid"
          type="email"
          autoComplete="email"
        />
        <QuietMailBox {...props} />
      </div>
      <details className="more" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <Trans>Add a link or a social handle</Trans>
        </summary>
        <div className="stack l wide">
          <TextField
            name="link"
            label={t`Link`}
            form={props}
            optional
            hint={
              isChildSoFar(values)
                ? t`Kept private: without an age of 18 or more we show no links.`
                : t`Shown beside your story, for anyone to follow.`
            }
            type="url"
            inputMode="url"
            autoComplete="url"
          />
          <div className="two">
            <Field name="social" label={t`Social service`} optional problem={problems.social}>
              {(control) => (
                <Select
                  {...control}
                  empty={t`Choose a service`}
                  value={values.social}
                  onChange={(value) => set('social', value)}
                  options={SERVICE_OPTIONS}
                />
              )}
            </Field>
            <TextField
              name="handle"
              label={t`Handle`}
              form={props}
              optional
              hint={t`Starts with @`}
              autoComplete="off"
              autoCapitalize="none"
            />
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
        <Trans>How we keep it</Trans>
      </button>
      <span id="email-help" popover="auto" className="popover">
        <Trans>
          Your address is locked with a key that only our mail program has. The site cannot read it
          back, and it is used to tell you what was decided about your words. Leave it empty and
          nothing is lost: your link and your receipt work all the same.
        </Trans>
      </span>
    </>
  );
}
