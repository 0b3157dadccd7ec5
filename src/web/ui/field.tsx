import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type ControlProps = {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  problem?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** Label, hint, error, control, in that order. Optional is marked, required is not. */
export function Field({ name, label, hint, optional, problem, children }: FieldProps) {
  return (
    <div className={problem ? 'field bad' : 'field'}>
      <label htmlFor={name}>
        {label}{' '}
        {optional && (
          <span className="opt">
            <Trans>(optional)</Trans>
          </span>
        )}
      </label>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <FieldError name={name} problem={problem} />
      {children(controlProps(name, { hint, problem }))}
    </div>
  );
}

export function FieldError({ name, problem }: { name: string; problem: string | undefined }) {
  if (!problem) return null;
  return (
    <p className="err" id={`${name}-error`}>
      <Icon name="alert" />
      <span>
        <span className="vh">{t`Error:`} </span>
        {problem}
      </span>
    </p>
  );
}

export function controlProps(
  name: string,
  told: { hint?: ReactNode; problem?: string | undefined },
): ControlProps {
  const describedBy = [told.hint && `${name}-hint`, told.problem && `${name}-error`]
    .filter(Boolean)
    .join(' ');
  return {
    id: name,
    name,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': told.problem ? true : undefined,
  };
}
