type Props = {
  name: string;
  label: string;
  chosen: string;
  /** What is shown where nothing is chosen. */
  all?: string;
  options: readonly (readonly [value: string, label: string])[];
};

/** One list to choose from among the filters of a page. */
export function Choose({ name, label, chosen, all = 'All', options }: Props) {
  return (
    <span className="f">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={chosen}>
        <option value="">{all}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </span>
  );
}
