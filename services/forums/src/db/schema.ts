import { idempotencyKeys } from '@seed/service-kit/idempotency';
import { removedMembers } from '@seed/service-kit/removed-members';
import { commentEntity, commentLikes } from '../comments/comment.entity.ts';
import { postEntity, postLikes } from '../posts/post.entity.ts';
import { noteEntity, noteLikes } from '../recommendations/note.entity.ts';
import { AddMemberRemoval1795478400000 } from './add-member-removal.migration.ts';
import { CreateForums1795219200000 } from './create-forums.migration.ts';
import { AddLikeCounts1795392000000, BackfillLikeCounts1795392060000 } from './count-likes.migration.ts';
import { CreateNotes1795305600000 } from './create-notes.migration.ts';

/** The service's tables, for the data source. */
export const forumsSchema = {
  entities: [
    postEntity,
    postLikes.entity,
    commentEntity,
    commentLikes.entity,
    noteEntity,
    noteLikes.entity,
    idempotencyKeys,
    removedMembers,
  ],
  migrations: [
    CreateForums1795219200000,
    CreateNotes1795305600000,
    AddLikeCounts1795392000000,
    BackfillLikeCounts1795392060000,
    AddMemberRemoval1795478400000,
  ],
};
