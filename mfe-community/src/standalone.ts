// The styles come first: tokens.css lays down the order of the layers.
import '@seed/ui/tokens.css';
import '@seed/ui/font.css';
import '@seed/ui/base.css';

// The page starts behind an import, so that webpack can lay out what is shared before anything needs it.
void import('./standalone/start.ts');
