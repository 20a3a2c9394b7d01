import { QueryContent, usePortal } from '@seed/portal-sdk';
import { Busy } from '@seed/ui/busy';
import { Card } from '@seed/ui/card';
import { Skeleton } from '@seed/ui/skeleton';
import { useId } from 'react';
import { useChangeDevice, useDevice } from './api/device.ts';
import styles from './device-card.module.css';
import { deviceMessages as texts } from './device-messages.ts';
import type { DeviceState } from './read-device.ts';

interface DeviceCardProps {
  /** The public key of the portal's push messages. */
  readonly pushKey: string;
}

/** Turns the notifications of this browser on and off, or shows the way there. */
export const DeviceCard = ({ pushKey }: DeviceCardProps) => (
  <Card as="section" className={styles.device ?? ''}>
    <QueryContent query={useDevice()} errorTitle={texts.errorTitle} loading={<DeviceSkeleton />}>
      {(state) => <DeviceSwitch state={state} pushKey={pushKey} />}
    </QueryContent>
  </Card>
);

interface DeviceSwitchProps extends DeviceCardProps {
  readonly state: DeviceState;
}

const DeviceSwitch = ({ state, pushKey }: DeviceSwitchProps) => {
  const { notify, announce } = usePortal();
  const { mutate, isPending, variables } = useChangeDevice(pushKey);
  const hintId = useId();
  const isOn = isPending ? variables : state === 'on';
  const change = (next: boolean) => {
    // It keeps its focus while it is being changed, so it is not disabled.
    if (isPending) return;
    mutate(next, {
      onSuccess: (result) => announce(texts.results[result]),
      onError: () => notify({ tone: 'error', text: texts.failed }),
    });
  };
  return (
    <>
      <label className={styles.label}>
        <input
          type="checkbox"
          role="switch"
          className={styles.switch}
          checked={isOn}
          disabled={state !== 'on' && state !== 'off'}
          aria-busy={isPending}
          aria-describedby={hintId}
          onChange={({ target }) => change(target.checked)}
        />
        {texts.title}
      </label>
      <p id={hintId} className={styles.hint}>
        {texts.hints[state]}
      </p>
    </>
  );
};

const DeviceSkeleton = () => (
  <Busy label={texts.loading}>
    <Skeleton shape="block" height="4.5rem" />
  </Busy>
);
