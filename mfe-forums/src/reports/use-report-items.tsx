import { useDialogRoute, usePortal } from '@seed/portal-sdk';
import { FlagIcon } from '@seed/ui/icons/flag';
import type { MenuItem } from '@seed/ui/menu';
import { messages } from '../messages.ts';

export interface ReportedPlace {
  readonly authorID: string;
  /** The path of the page, and of its dialog for the report. */
  readonly page: string;
  readonly dialog: string;
}

/** The item of a menu that reports a text of another member; none for the member's own. */
export function useReportItems({ authorID, page, dialog }: ReportedPlace): readonly MenuItem[] {
  const { user } = usePortal();
  const { open } = useDialogRoute(page);
  if (authorID === user.id) return [];
  return [{ id: 'report', label: messages.reports.report, icon: <FlagIcon />, onAction: () => open(dialog) }];
}
