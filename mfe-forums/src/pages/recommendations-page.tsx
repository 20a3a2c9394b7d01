import { useDialogRoute, usePage } from '@seed/portal-sdk';
import { IconButton } from '@seed/ui/icon-button';
import { PlusIcon } from '@seed/ui/icons/plus';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { Outlet } from 'react-router-dom';
import { NoteBoard } from '../features/recommendations/note-board.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** `/recommendations`: the board of notes, and above it the forms for a new and a changed one. */
export const RecommendationsPage = () => {
  const heading = usePage({ title: messages.board.title });
  const { open } = useDialogRoute(paths.recommendations);
  const add = () => open(paths.newNote);
  return (
    <PageBody width="wide">
      <PageHeader
        title={messages.board.title}
        titleRef={heading}
        intro={messages.board.intro}
        actions={<IconButton variant="floating" label={messages.board.add} icon={<PlusIcon />} onPress={add} />}
      />
      <NoteBoard onAdd={add} />
      <Outlet />
    </PageBody>
  );
};
