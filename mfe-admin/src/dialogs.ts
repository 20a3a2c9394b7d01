/** The dialogs of the acts: one chunk, which the pages load when the first of them is opened. */
export { RevokeKeyDialog } from './features/keys/revoke-key-dialog.tsx';
export { AddModuleDialog } from './features/modules/add-module-dialog.tsx';
export { HandOverDialog } from './features/modules/hand-over-dialog.tsx';
export { SwitchOffDialog, SwitchOnDialog } from './features/modules/switch-dialogs.tsx';
export { PromoteDialog } from './features/releases/promote-dialog.tsx';
export { ChangeRolloutDialog } from './features/rollouts/change-rollout-dialog.tsx';
export { EndRolloutDialog } from './features/rollouts/end-rollout-dialog.tsx';
export { UndoDialog } from './undo/undo-dialog.tsx';
export { StartRolloutDialog } from './features/rollouts/start-rollout-dialog.tsx';
