// Stands for the worker of the built front end.
