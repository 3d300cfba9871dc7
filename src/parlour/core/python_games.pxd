cdef extern from *:
    """
    static PyObject *parlour_kept = NULL;  /* the first error since the last check; guarded by the GIL */
    static void parlour_keep_error(void) {
        PyObject *kind, *value, *trace;
        PyErr_Fetch(&kind, &value, &trace);
        PyErr_NormalizeException(&kind, &value, &trace);
        if (trace) PyException_SetTraceback(value, trace);
        Py_XDECREF(kind);
        Py_XDECREF(trace);
        Py_XSETREF(parlour_kept, value);
    }
    /* Whether a plain game has written a method: the base shows one or none of that name. */
    static int parlour_is_written(PyObject *state, const char *name) {
        PyTypeObject *base = Py_TYPE(state);
        while (base->tp_flags & Py_TPFLAGS_HEAPTYPE) base = base->tp_base;
        PyObject *here = PyObject_GetAttrString((PyObject *)Py_TYPE(state), name);
        PyObject *there = PyObject_GetAttrString((PyObject *)base, name);
        int written = here && here != there;
        Py_XDECREF(here);
        Py_XDECREF(there);
        PyErr_Clear();
        return written;
    }
    static int parlour_is_plain(PyObject *object, const char *name) {
        if (!(Py_TYPE(object)->tp_flags & Py_TPFLAGS_HEAPTYPE)) return 0;
        PyGILState_STATE gil = PyGILState_Ensure();
        int written = parlour_is_written(object, name);
        PyGILState_Release(gil);
        return written;
    }
    /* NAME as a game in plain Python writes it, or raw_NAME as rules do that can be compiled and run as sources here. */
    static PyObject *parlour_method(PyObject *state, const char *name) {
        char raw[64];
        if (parlour_is_written(state, name)) return PyObject_GetAttrString(state, name);
        PyOS_snprintf(raw, sizeof raw, "raw_%s", name);
        return parlour_is_written(state, raw) ? PyObject_GetAttrString(state, raw) : NULL;
    }
    /* Calls state.NAME(...), unless it is missing or an error is waiting already. */
    static PyObject *parlour_call(PyObject *state, const char *name, PyObject *arguments) {
        PyObject *method = NULL, *result = NULL;
        if (arguments && !parlour_kept) {
            method = parlour_method(state, name);
            if (method) {
                result = PyObject_CallObject(method, arguments);
            } else if (!PyErr_Occurred()) {
                PyErr_Format(PyExc_NotImplementedError, "%s must define %s(); see docs/adding-a-game.md", Py_TYPE(state)->tp_name, name);
            }
        }
        if (PyErr_Occurred()) parlour_keep_error();
        Py_XDECREF(method);
        Py_XDECREF(arguments);
        return result;
    }
    static void parlour_do(PyObject *state, const char *name, const char *format, ...) {
        PyGILState_STATE gil = PyGILState_Ensure();
        va_list given;
        va_start(given, format);
        Py_XDECREF(parlour_call(state, name, Py_VaBuildValue(format, given)));
        va_end(given);
        PyGILState_Release(gil);
    }
    static double parlour_score(PyObject *state, long long seat) {
        PyGILState_STATE gil = PyGILState_Ensure();
        PyObject *result = parlour_call(state, "score", Py_BuildValue("(L)", seat));
        double value = result ? PyFloat_AsDouble(result) : 0.0;
        if (PyErr_Occurred()) parlour_keep_error();
        Py_XDECREF(result);
        PyGILState_Release(gil);
        return value;
    }
    static long long parlour_number(PyObject *state, const char *name, const char *format, ...) {
        PyGILState_STATE gil = PyGILState_Ensure();
        va_list given;
        va_start(given, format);
        PyObject *result = parlour_call(state, name, Py_VaBuildValue(format, given));
        va_end(given);
        long long value = result ? PyLong_AsLongLong(result) : -1;
        if (PyErr_Occurred()) parlour_keep_error();
        Py_XDECREF(result);
        PyGILState_Release(gil);
        return value;
    }
    static double parlour_value(PyObject *evaluator, long long seat) {
        PyGILState_STATE gil = PyGILState_Ensure();
        PyObject *values = parlour_kept ? NULL : PyObject_GetAttrString(evaluator, "values");
        PyObject *number = values ? PySequence_GetItem(values, (Py_ssize_t)seat) : NULL;
        double value = number ? PyFloat_AsDouble(number) : 0.0;
        if (PyErr_Occurred()) parlour_keep_error();
        Py_XDECREF(number);
        Py_XDECREF(values);
        PyGILState_Release(gil);
        return value;
    }
    static int parlour_check(void) {
        if (!parlour_kept) return 0;
        PyObject *error = parlour_kept;
        parlour_kept = NULL;
        PyErr_SetObject((PyObject *)Py_TYPE(error), error);
        Py_DECREF(error);
        return -1;
    }
    #define parlour_find_moves(state, to, seat) parlour_do((PyObject *)(state), "find_moves", "(OL)", (PyObject *)(to), (long long)(seat))
    #define parlour_find_outcomes(state, to) parlour_do((PyObject *)(state), "find_outcomes", "(O)", (PyObject *)(to))
    #define parlour_push(state, move, seat) parlour_do((PyObject *)(state), "push", "(LL)", (long long)(move), (long long)(seat))
    #define parlour_hide(state, seat) parlour_do((PyObject *)(state), "hide", "(L)", (long long)(seat))
    #define parlour_fill(state, u) parlour_do((PyObject *)(state), "fill", "(K)", (unsigned long long)(u))
    #define parlour_score_of(state, seat) parlour_score((PyObject *)(state), seat)
    #define parlour_picks(state) parlour_is_plain((PyObject *)(state), "raw_pick_outcome")
    #define parlour_pick(state, buffer, u) parlour_number((PyObject *)(state), "pick_outcome", "(OK)", (PyObject *)(buffer), (unsigned long long)(u))
    #define parlour_is_blind(state, seat) (parlour_is_plain((PyObject *)(state), "raw_is_blind") && parlour_number((PyObject *)(state), "is_blind", "(L)", (long long)(seat)) != 0)
    #define parlour_evaluates(evaluator) parlour_is_plain((PyObject *)(evaluator), "evaluate")
    #define parlour_evaluate(evaluator, state, buffer, u) parlour_do((PyObject *)(evaluator), "evaluate", "(OOK)", (PyObject *)(state), (PyObject *)(buffer), (unsigned long long)(u))
    #define parlour_value_of(evaluator, seat) parlour_value((PyObject *)(evaluator), seat)
    """
    void find_moves "parlour_find_moves"(object state, object to, long long seat) noexcept nogil
    void find_outcomes "parlour_find_outcomes"(object state, object to) noexcept nogil
    void push "parlour_push"(object state, long long move, long long seat) noexcept nogil
    double score "parlour_score_of"(object state, long long seat) noexcept nogil
    void hide "parlour_hide"(object state, long long seat) noexcept nogil
    void fill "parlour_fill"(object state, unsigned long long u) noexcept nogil
    bint picks "parlour_picks"(object state) noexcept nogil
    long long pick_outcome "parlour_pick"(object state, object buffer, unsigned long long u) noexcept nogil
    bint is_blind "parlour_is_blind"(object state, long long seat) noexcept nogil
    bint evaluates "parlour_evaluates"(object evaluator) noexcept nogil
    void evaluate "parlour_evaluate"(object evaluator, object state, object buffer, unsigned long long u) noexcept nogil
    double value "parlour_value_of"(object evaluator, long long seat) noexcept nogil
    int check "parlour_check"() except -1
