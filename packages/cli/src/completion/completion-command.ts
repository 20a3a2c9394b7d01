import { Argument, Command } from 'commander';
import { CliError } from '../cli-error.ts';
import type { Action } from '../context.ts';

/** Both scripts get the words from `portal`, so that they fit its version. Where there are none, they offer files. */
const scripts: Readonly<Record<string, string>> = {
  bash: `_portal() {
  local IFS=$'\\n'
  local words
  words=$(portal __complete "$COMP_CWORD" "\${COMP_WORDS[@]:1}" 2>/dev/null)
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _portal portal`,
  zsh: `#compdef portal
_portal() {
  local -a found
  found=(\${(f)"$(portal __complete $((CURRENT - 1)) "\${words[@]:1}" 2>/dev/null)"})
  if (( \${#found} )); then compadd -a found; else _files; fi
}
compdef _portal portal`,
};

const help = `
Add it to the start of your shell:
  bash:  eval "$(portal completion bash)"     in ~/.bashrc
  zsh:   eval "$(portal completion zsh)"      in ~/.zshrc, after compinit`;

/** `portal completion <shell>` */
export function completionCommand(action: Action): Command {
  return new Command('completion')
    .description('print a script that completes portal on the command line')
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(scripts)))
    .addHelpText('after', help)
    .action((shell: string) =>
      action(() => {
        const script = scripts[shell];
        if (script === undefined) throw new CliError('usage', `There is no completion for ${shell}`);
        return Promise.resolve({ text: script, data: { shell, script } });
      }),
    );
}
