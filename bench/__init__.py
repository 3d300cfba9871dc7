"""Speed, never as a number alone: everything is measured beside something known, in the same run."""
