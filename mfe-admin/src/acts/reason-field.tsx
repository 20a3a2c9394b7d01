import { registryLimits } from '@seed/registry-contracts/modules';
import { TextArea } from '@seed/ui/text-area';
import type { TextAreaProps } from '@seed/ui/text-area';
import { messages } from '../messages.ts';

/** The field for the reason, which every act of the registry needs. */
export const ReasonField = (props: Pick<TextAreaProps, 'value' | 'onChange' | 'error' | 'autoFocus'>) => (
  <TextArea
    {...props}
    label={messages.act.reason}
    description={messages.act.reasonHint}
    maxLength={registryLimits.reason}
    rows={2}
    isRequired
  />
);
