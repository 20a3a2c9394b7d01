import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

/** Reads each component's docstring and props from its source, so that the showcase is never out of date. */
export function readComponents(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
  return Object.fromEntries(files.map((file) => [basename(file, '.tsx'), readComponent(join(folder, file))]));
}

function readComponent(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const exported = source.statements.filter((statement) =>
    statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );
  const component = exported.find((statement) => ts.isVariableStatement(statement) && /^[A-Z]/.test(nameOf(statement)));
  const props = exported.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text.endsWith('Props'),
  );
  return {
    name: nameOf(component),
    sentence: docOf(component),
    inherits:
      props?.heritageClauses?.map((clause) => flat(clause.types.map((type) => type.getText()).join(', '))) ?? [],
    props: (props?.members ?? inlineProps(component)).filter(ts.isPropertySignature).map(readProp),
  };
}

function nameOf(statement) {
  return statement.declarationList.declarations[0].name.getText();
}

/** `({ children }: { readonly children: ReactNode }) => …` */
function inlineProps(statement) {
  const type = statement.declarationList.declarations[0].initializer.parameters?.[0]?.type;
  return type && ts.isTypeLiteralNode(type) ? type.members : [];
}

function readProp(member) {
  const { name, type, questionToken } = member;
  return {
    name: name.text ?? name.getText(),
    type: flat(type.getText()),
    isOptional: questionToken !== undefined,
    sentence: docOf(member),
  };
}

function docOf(node) {
  const [doc] = ts.getJSDocCommentsAndTags(node);
  return flat(ts.getTextOfJSDocComment(doc?.comment) ?? '');
}

function flat(text) {
  return text
    .replaceAll(/\breadonly /g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
