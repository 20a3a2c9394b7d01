// Runs a command with a private throwaway MariaDB (or MySQL) server:
//   node scripts/with-mariadb.mjs npx jest --selectProjects service-kit forums
// The command finds the server by TEST_DATABASE_URL, whose user may create databases. With --or-skip before the command it
// is left out where there is no server, and a line shows why.
import { find, runWithServer } from './databases/throwaway-server.mjs';

const isOptional = process.argv[2] === '--or-skip';
const command = process.argv.slice(isOptional ? 3 : 2);
if (command.length === 0) fail('Usage: node scripts/with-mariadb.mjs <command…>');
const daemon = find('mariadbd', 'mysqld');
if (daemon === undefined) {
  if (isOptional) {
    process.stderr.write('SKIPPED: the tests with a real MariaDB: neither mariadbd nor mysqld is installed\n');
    process.exit(0);
  }
  fail(
    "No MariaDB or MySQL server on this machine: neither 'mariadbd' nor 'mysqld' is in the PATH or its usual place.\n" +
      "Install one, for example Debian's package: apt-get install mariadb-server",
  );
}

const tool = find('mariadb-install-db', 'mysql_install_db');
const installer =
  tool === undefined
    ? [daemon, '--no-defaults', '--initialize-insecure']
    : [tool, '--no-defaults', '--auth-root-authentication-method=normal', '--skip-test-db'];
process.exitCode = await runWithServer({ installer, daemon: [daemon, '--no-defaults'] }, command);

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
