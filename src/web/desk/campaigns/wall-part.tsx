import { Form } from 'react-router';
import type { HungWall, WallChoice } from './wall-choice.ts';
import { WallPicker } from './wall-picker.tsx';

type Props = {
  seen: string;
  hung: readonly HungWall[];
  wall: WallChoice;
  heading: string;
  text: string;
  said: string | undefined;
};

/** Readers will notice another wall, and writers are asked nothing else. */
export function WallPart({ seen, wall, ...shown }: Props) {
  return (
    <section className="wait" aria-labelledby="wall">
      <h2 id="wall">Wall</h2>
      <Form method="post" className="stack wide" preventScrollReset>
        <button type="submit" className="vh" tabIndex={-1} aria-hidden />
        <input type="hidden" name="seen" value={seen} />
        <WallPicker choice={wall} {...shown} />
        <button type="submit" className="btn small">
          Save: Wall
        </button>
      </Form>
    </section>
  );
}
