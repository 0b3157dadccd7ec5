import type { ComponentProps, ReactNode } from 'react';
import type { Field as FieldName } from '#domain/submission/fields.ts';
import { Field } from '#web/ui/field.tsx';
import type { PartProps } from './part-props.ts';

type Input = Omit<ComponentProps<'input'>, 'form' | 'name' | 'value' | 'onChange'>;
type Props = Input & {
  name: FieldName;
  label: string;
  form: Pick<PartProps, 'values' | 'problems' | 'set'>;
  hint?: ReactNode;
  optional?: boolean;
};

/** One line of text, bound to its place in the form. */
export function TextField({ name, label, form, hint, optional = false, ...input }: Props) {
  return (
    <Field {...{ name, label, hint, optional }} problem={form.problems[name]}>
      {(control) => (
        <input
          type="text"
          className="in"
          value={form.values[name]}
          onChange={(event) => form.set(name, event.target.value)}
          {...input}
          {...control}
        />
      )}
    </Field>
  );
}
