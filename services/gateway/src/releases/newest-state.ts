/** Sends states one at a time; of those that come meanwhile only the newest is sent. `send` must not reject. */
export function newestState<State>(send: (state: State) => Promise<void>): (state: State) => void {
  let next: { readonly state: State } | undefined;
  let isSending = false;
  const sendAll = async () => {
    isSending = true;
    while (next !== undefined) {
      const { state } = next;
      next = undefined;
      await send(state);
    }
    isSending = false;
  };
  return (state) => {
    next = { state };
    if (!isSending) void sendAll();
  };
}
