import { Icon } from './icon.tsx';

export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className="tool needs-script" onClick={() => window.print()}>
      <Icon name="print" />
      {label}
    </button>
  );
}
