// The styles come first, because tokens.css sets the order of the layers.
import '@seed/ui/tokens.css';
import '@seed/ui/font.css';
import '@seed/ui/base.css';

// The page starts behind an import, so that webpack can initialize the shared libraries first.
void import('./standalone/start.ts');
