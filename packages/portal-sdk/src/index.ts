export type { ApiClient, CallInput } from './api/api-client.ts';
export type { ApiResponse } from './api/api-response.ts';
export { ApiError, isApiError } from './api/api-error.ts';
export type { ApiErrorCode, ClientErrorCode } from './api/api-error.ts';
export { createIntent } from './api/intent.ts';
export type { Intent } from './api/intent.ts';
export { useDirty } from './drafts/use-dirty.ts';
export { useDraft } from './drafts/use-draft.ts';
export type { StoredDraft } from './drafts/use-draft.ts';
export { useServerEvents } from './events/use-server-events.ts';
export type { Subscribe } from './events/subscribe.ts';
export { EditDialog } from './forms/edit-dialog.tsx';
export type { EditDialogTexts } from './forms/edit-dialog.tsx';
export { parseText } from './forms/parse-text.ts';
export type { Parsed } from './forms/parse-text.ts';
export { FieldError } from './forms/form-errors.ts';
export type { FieldMessages } from './forms/form-errors.ts';
export type { SubmitOptions, Submission } from './forms/submission.ts';
export type { FormMutation } from './forms/use-submit.ts';
export { useCreateForm } from './forms/use-create-form.ts';
export { useChoice } from './choices/use-choice.ts';
export { useDeletion } from './forms/use-deletion.ts';
export { useEditForm } from './forms/use-edit-form.ts';
export { useForm } from './forms/use-form.ts';
export type { FormProps } from './forms/use-form.ts';
export { defineModule } from './module/define-module.tsx';
export type { ModuleDefinition, ModuleLifecycles } from './module/define-module.tsx';
export { useApi, useNotify, usePortal } from './module/portal-context.ts';
export type { ModuleLog } from './module-log.ts';
export type {
  MemberSession,
  ModuleProps,
  Navigation,
  Notice,
  NoticeAction,
  PortalLocation,
  PortalUser,
  Support,
} from './module-props.ts';
export { CanonicalAddress } from './page/canonical-address.tsx';
export type { CanonicalAddressProps } from './page/canonical-address.tsx';
export { failureText } from './page/failure-text.ts';
export { FailedPage } from './page/failed.tsx';
export { QueryContent } from './page/query-content.tsx';
export { NextPage } from './page/next-page.tsx';
export { NewRows } from './page/new-rows.tsx';
export type { NewRowsProps } from './page/new-rows.tsx';
export { EmptyList } from './page/empty-list.tsx';
export { NotFound, NotFoundPage } from './page/not-found.tsx';
export { PagedList } from './page/paged-list.tsx';
export { useDialogRoute } from './page/use-dialog-route.ts';
export { useIdParam } from './page/use-id-param.ts';
export { useMinimumDelay } from './page/use-minimum-delay.ts';
export { usePage } from './page/use-page.ts';
export type { PageOptions } from './page/use-page.ts';
export { whenEngaged } from './page/when-engaged.ts';
export { useLoadMoreFocus } from './page/use-load-more-focus.ts';
export { useSearchWords } from './page/use-search-words.ts';
export { useUrlFilter } from './page/use-url-filter.ts';
export {
  invalidateReads,
  prependCachedRow,
  updateCachedData,
  updateCachedRows,
  findCachedRow,
  removeCachedRow,
  replaceCachedRow,
} from './queries/cache-updates.ts';
export { createBatchLoader } from './queries/batch-loader.ts';
export type { BatchLoader, BatchLoaderOptions } from './queries/batch-loader.ts';
export { infiniteQueryFor, infiniteQueryKeyFor, queryFor, queryKeyFor, responseQueryFor } from './queries/queries.ts';
export type { CachedPages } from './queries/queries.ts';
export { listRetry, profilesRetry } from './queries/retry-policy.ts';
export type { RetryPolicy } from './queries/retry-policy.ts';
export { useCreate } from './queries/use-create.ts';
export type { CreateVariables } from './queries/use-create.ts';
export { useDelete } from './queries/use-delete.ts';
export { useRestore } from './queries/use-restore.ts';
export { useEditable } from './queries/use-editable.ts';
export type { Editable } from './queries/use-editable.ts';
export type { OpenList } from './queries/use-new-rows.ts';
export { useUpdate } from './queries/use-update.ts';
export type { UpdateVariables } from './queries/use-update.ts';
export { useSearchShortcut } from './shortcuts/use-search-shortcut.ts';
export { useSlashKey } from './shortcuts/use-slash-key.ts';
export { defineExtension } from './slots/define-extension.tsx';
export type { ExtensionDefinition, ExtensionLifecycles, ExtensionProps } from './slots/define-extension.tsx';
export { ExtensionSection } from './slots/extension-section.tsx';
export type { ExtensionSectionProps, ExtensionSectionTexts } from './slots/extension-section.tsx';
export { SearchResults } from './slots/search-results.tsx';
export type { SearchQuery, SearchResultsProps } from './slots/search-results.tsx';
export { Slot } from './slots/slot.tsx';
export { useSearchQuery } from './slots/use-search-query.ts';
export type { HeaderLinkProps, SearchReport, SearchSource, SlotName, SlotProps, Slots } from './slots/slots.ts';
export { usePictureUploads } from './uploads/use-picture-uploads.ts';
export type { PictureUpload } from './uploads/use-picture-uploads.ts';
