import type { Argument, Command } from 'commander';

/**
 * The words that may stand at the end of a command line.
 *
 * @param words the words after `portal` and before the one that is being typed
 * @returns every candidate; the shell keeps those that begin like the typed word
 */
export function completionsFor(program: Command, words: readonly string[]): string[] {
  const { command, rest } = commandOf(program, words);
  const previous = command.options.find(({ long, short }) => [long, short].includes(words.at(-1)));
  if (previous?.required === true) return [...(previous.argChoices ?? [])];
  const options = [...command.options, ...program.options].map(({ long }) => long ?? '');
  const unused = options.filter((option) => option !== '' && !words.includes(option));
  return [...subcommands(command), ...choicesOf(command.registeredArguments[rest.length]), ...unused, '--help'];
}

function commandOf(program: Command, words: readonly string[]): { command: Command; rest: readonly string[] } {
  const at = words.findIndex((word) => !word.startsWith('-'));
  const command = program.commands.find((candidate) => candidate.name() === words[at]);
  if (command === undefined) return { command: program, rest: [] };
  return { command, rest: words.slice(at + 1).filter((word) => !word.startsWith('-')) };
}

function subcommands(command: Command): string[] {
  return command.commands.map((child) => child.name());
}

function choicesOf(argument: Argument | undefined): readonly string[] {
  return argument?.argChoices ?? [];
}
