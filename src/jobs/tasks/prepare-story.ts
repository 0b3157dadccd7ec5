import { type PrepareStoryContext, prepareStory } from '#services/stories/prepare-story.ts';

export const run = (context: PrepareStoryContext, data: { storyId: string }) =>
  prepareStory(context, data.storyId);
