import type { RefObject } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons/check.tsx';
import { ReactAriaLocale } from './react-aria-locale.tsx';
import overlay from './popover.module.css';
import styles from './option-list.module.css';

interface SelectOverlayProps<T extends string> {
  readonly label: string;
  readonly options: ReadonlyArray<{ readonly id: T; readonly label: string }>;
  readonly value: T | null;
  readonly onChoose: (value: T) => void;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The options of a `Select`. */
export const SelectOverlay = <T extends string>(props: SelectOverlayProps<T>) => {
  const { label, options, value, onChoose, triggerRef, isOpen, onClose } = props;
  const choose = (key: unknown) => {
    const option = options.find(({ id }) => id === key);
    if (option) onChoose(option.id);
    onClose();
  };
  return (
    <ReactAriaLocale>
      <Popover
        trigger="Select"
        aria-label={label}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={(open) => (open ? undefined : onClose())}
        placement="bottom start"
        className={classNames(overlay.popover, styles.list)}
      >
        <ListBox
          aria-label={label}
          items={options}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={value === null ? [] : [value]}
          onSelectionChange={(keys) => choose([...keys][0])}
          autoFocus
          shouldFocusOnHover
          {...asInSelect}
        >
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className={styles.option ?? ''}>
              {option.label}
              <CheckIcon />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ReactAriaLocale>
  );
};

/** React Aria's own select passes these to its list: the chosen option can be chosen again, and a press may be dragged. */
const asInSelect = { allowDuplicateSelectionEvents: true, shouldSelectOnPressUp: true };
