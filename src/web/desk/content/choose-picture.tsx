import { Form } from 'react-router';

/** A form of its own, so that it works without a script. */
export function ChoosePicture({ seen, free }: { seen: string; free: number }) {
  if (free <= 0) return <p className="note">All its places are taken.</p>;
  return (
    <Form method="post" encType="multipart/form-data" className="cchoose" preventScrollReset>
      <input type="hidden" name="seen" value={seen} />
      <label htmlFor="picture">
        Choose a picture{' '}
        <span className="opt">
          ({free === 1 ? 'one place is free' : `${free} places are free`})
        </span>
      </label>
      <p className="hint" id="picture-hint">
        JPEG, PNG, WebP or AVIF, 10 MB at most. Place and camera are taken out of the file. Look for
        readable names of people and schools first: nobody covers them for you.
      </p>
      <input
        id="picture"
        type="file"
        name="picture"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-describedby="picture-hint"
      />
      <button type="submit" className="btn small ghost" name="intent" value="upload">
        Put it in the draft
      </button>
    </Form>
  );
}
