import { useEffect, useRef } from 'react';

type Props = { answer: { said?: string | null; problem?: string | null } | undefined };

/** What became of a wish, at the head of the page and brought into sight after each answer. */
export function Notice({ answer }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) box.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  return (
    <div ref={box} className="told">
      <div role="status">{answer?.said && <p className="dbar">{answer.said}</p>}</div>
      <div role="alert">{answer?.problem && <p className="dbar warn">{answer.problem}</p>}</div>
    </div>
  );
}
