import { defineSteps, type Guard } from '../engine/defineCommand.ts';
import { causeContent } from '../donations/causeContent.ts';
import { cmsMenuContent } from './cmsMenuContent.ts';
import { homepageSlider } from './homepageSlider.ts';
import { notice } from './notice.ts';
import { tourPackage } from './tourPackage.ts';

const timed: Guard = { code: 'publish_time_missing', holds: record => typeof record['publish_at'] === 'string' };

type Publishable =
  | typeof causeContent
  | typeof cmsMenuContent
  | typeof homepageSlider
  | typeof notice
  | typeof tourPackage;

/** How content reaches the website (rules B6). */
const publishing = (entity: Publishable) =>
  defineSteps(entity, {
    publish: { from: ['draft', 'in_review', 'scheduled'], to: 'published', confirm: true },
    schedule: { from: ['draft', 'in_review'], to: 'scheduled', guards: [timed] },
    send_for_review: { from: ['draft'], to: 'in_review' },
    take_back: { from: ['in_review', 'scheduled', 'published', 'archived'], to: 'draft' },
    archive: { from: ['published', 'draft'], to: 'archived', confirm: true },
  });

export const publishingSteps = [causeContent, cmsMenuContent, homepageSlider, notice, tourPackage].flatMap(publishing);
