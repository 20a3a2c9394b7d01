import { messages } from '../messages.ts';
import { useGateways } from './gateways.ts';
import { gatewaySentences } from './gateway-sentences.ts';
import styles from './gateway-state.module.css';

const texts = messages.gateways;

/** The versions of a module that the gateways serve, and those that they refuse. */
export const GatewayState = ({ module }: { readonly module: string }) => {
  const { data, isError } = useGateways();
  if (data === undefined) return <p className={styles.about}>{isError ? texts.unknown : texts.loading}</p>;
  const { served, refused } = gatewaySentences(data, module);
  return (
    <>
      <p className={styles.about}>{served.length === 0 ? texts.none : served.join(' ')}</p>
      <Refusals sentences={refused} />
    </>
  );
};

/** The versions of a module that the gateways refuse, with the reasons; nothing if there are none. */
export const GatewayRefusals = ({ module }: { readonly module: string }) => {
  const { data = [] } = useGateways();
  return <Refusals sentences={gatewaySentences(data, module).refused} />;
};

const Refusals = ({ sentences }: { readonly sentences: readonly string[] }) =>
  sentences.map((sentence) => (
    <p key={sentence} className={styles.refused}>
      {sentence}
    </p>
  ));
