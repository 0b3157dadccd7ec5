import type { ControlProps } from './field.tsx';
import { Icon } from './icon.tsx';

type SelectProps = Pick<ControlProps, 'id' | 'name'> &
  Partial<ControlProps> & {
    value: string;
    onChange: (value: string) => void;
    empty: string;
    options: readonly { value: string; label: string }[];
  };

/** The device's own list: it works everywhere, with every keyboard and reader. */
export function Select({ value, onChange, empty, options, ...control }: SelectProps) {
  return (
    <div className="combo">
      <select
        className="in"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...control}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chev" />
    </div>
  );
}
