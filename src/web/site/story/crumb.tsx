import { Link } from 'react-router';
import { categoryLabel } from '#domain/options/categories.ts';
import type { Neighbour } from '#domain/story/published-story.ts';
import { roomOf } from './room.ts';

/** The way back: into the room the reader came from, or to the subject among all. */
export function Crumb({ story, search }: { story: Neighbour; search: string }) {
  const room = roomOf(search);
  return (
    <p className="crumb">
      <Link to={room ? '/museum' : '/stories'}>{room ? 'Museum' : 'Stories'}</Link>
      <span aria-hidden>/</span>
      {room ? (
        <Link to={room.list.path}>{room.exhibit.title}</Link>
      ) : (
        <Link to={`/stories?category=${story.category}`}>{categoryLabel(story.category)}</Link>
      )}
    </p>
  );
}
