import type { EntityManager } from 'typeorm';
import { Batches } from './batches.ts';
import { isDatabaseUnavailable } from './database-error.ts';
import { createOnce, type IdempotentRequest, storeFirstResponses } from './idempotency.ts';
import { type Database, inTransaction } from './transaction.ts';

/** A transaction locks the rows of no more requests. */
const mostRequests = 50;

/** Creates entities for requests and returns their responses in the same order; it uses the given manager only. */
type CreateAll<Input, Response> = (manager: EntityManager, inputs: readonly Input[]) => Promise<readonly Response[]>;

interface Request<Input> {
  readonly key: IdempotentRequest;
  readonly input: Input;
}

/**
 * Creates what is requested at the same time in one transaction, known as group commit
 * ([ADR 28](../../../docs/adr/0028-comments-share-transactions.md)): requests that come while a transaction runs share the
 * next one. It is repeated as a whole, by the rules of `inTransaction`. If one of the requests is refused or repeats an earlier
 * one, each gets a transaction of its own, so none fails because of another.
 *
 * @example
 * ```ts
 * const creation = new GroupedCreation(database, createComments);
 * const request = { caller: caller.id, operation: createComment.operation, key: idempotencyKey };
 * return creation.create(request, { content, caller });
 * ```
 */
export class GroupedCreation<Input, Response> {
  readonly #database: Database;
  readonly #createAll: CreateAll<Input, Response>;
  readonly #groups = new Batches(mostRequests);

  constructor(database: Database, createAll: CreateAll<Input, Response>) {
    this.#database = database;
    this.#createAll = createAll;
  }

  /**
   * @returns the response of this request, or of the first one with its key
   * @throws every error of the creation of this request alone, and those of `createOnce`
   */
  async create(key: IdempotentRequest, input: Input): Promise<Response> {
    const request = { key, input };
    // After a COMMIT whose outcome is unknown only requests with keys are repeated.
    const group = hasKey(request) ? 'with keys' : 'without keys';
    const outcomes = await this.#groups.join(group, [request], async (requests) => {
      const settled = await this.#settle(requests);
      return new Map(requests.map((one, at) => [one, settled[at]]));
    });
    const outcome = outcomes.get(request);
    if (outcome === undefined) throw new TypeError('the creation returned too few responses');
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }

  async #settle(requests: readonly Request<Input>[]): Promise<PromiseSettledResult<Response>[]> {
    const eachAlone = () => Promise.allSettled(requests.map((request) => this.#createAlone(request)));
    if (requests.length === 1) return eachAlone();
    try {
      const recognisesRepetition = requests.every(hasKey);
      const work = (manager: EntityManager) => this.#createTogether(manager, requests);
      const responses = await inTransaction(this.#database, work, { recognisesRepetition });
      return responses.map((value) => ({ status: 'fulfilled', value }));
    } catch (error) {
      // Many transactions for the same rows would keep a database busy that is already.
      if (isDatabaseUnavailable(error)) return requests.map(() => ({ status: 'rejected', reason: error }));
      return eachAlone();
    }
  }

  async #createTogether(manager: EntityManager, requests: readonly Request<Input>[]): Promise<readonly Response[]> {
    const inputs = requests.map(({ input }) => input);
    const responses = await this.#createAll(manager, inputs);
    await storeFirstResponses(
      manager,
      requests.map(({ key }, at) => ({ request: key, value: responses[at] })),
    );
    return responses;
  }

  #createAlone({ key, input }: Request<Input>): Promise<Response> {
    return createOnce(this.#database, key, async (manager) => {
      const [response] = await this.#createAll(manager, [input]);
      return response as Response;
    });
  }
}

function hasKey({ key }: Request<unknown>): boolean {
  return key.key !== undefined;
}
