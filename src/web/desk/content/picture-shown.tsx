import type { Picture } from '#domain/content/content-records.ts';
import { widthsOf } from '#domain/content/pictures.ts';

/** As readers would see it, and what became of the file. */
export function PictureShown({ picture }: { picture: Picture }) {
  const { hash, width, height, alt } = picture;
  const sizes = widthsOf(width);
  return (
    <div className="cpicture">
      <img
        src={`/desk/content/picture/${hash}-${width}.jpg`}
        {...{ width, height }}
        alt={alt?.en ?? 'Not described yet'}
      />
      <p className="note">
        {width} × {height}, in {sizes.length} {sizes.length === 1 ? 'size' : 'sizes'}. Place and
        camera were taken out of the file.
      </p>
    </div>
  );
}
