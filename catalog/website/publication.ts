import { BUSINESS } from '../engine/calendar.ts';
import { type Entity, stateFieldOf } from '../engine/defineEntity.ts';
import { dateTime, state } from '../engine/fields.ts';
import { defineLifecycle } from '../engine/lifecycle.ts';

/**
 * How content reaches the website (rules B6). Taken back from `published` to `draft`, what was published stays live
 * until the next time.
 */
const contentLifecycle = defineLifecycle({
  states: ['draft', 'in_review', 'scheduled', 'published', 'archived'],
  initial: 'draft',
  tones: { draft: 'info', in_review: 'warning', scheduled: 'warning', published: 'success' },
});

export const publication = {
  status: state(contentLifecycle),
  /** When scheduled content goes live. */
  publish_at: dateTime(BUSINESS),
} as const;

/** Whether records of an entity are written first and published then. */
export const isPublishable = (entity: Entity): boolean => stateFieldOf(entity)?.[1].lifecycle === contentLifecycle;
